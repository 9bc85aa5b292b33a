import { Card, CardImage, CardText, CardTitle, Meta } from '@trekker/design-system/content/card.tsx';
import { Ribbon } from '@trekker/design-system/content/ribbon.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import type { ReactNode } from 'react';
import { KeptLine } from '#features/offline/web/components/kept-line.tsx';
import { cutText } from '#web/components/cut-text.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import type { FavouriteCard, FavouriteKind } from '../../favourite.contract.ts';
import { t } from '../favourites.texts.ts';
import { type Saveable, useSave } from './use-saving.ts';

export type SavedCardProps = { card: FavouriteCard; kind: FavouriteKind; line?: string; children?: ReactNode };

/** Something that was saved. Its ribbon removes it; for a moment that can be undone. */
export function SavedCard({ card, kind, line, children }: SavedCardProps) {
  const { slug, name, description, thumbnail } = card;
  const language = useFallbackLanguage(card, 'name');
  const mark = languageMark(language);
  return (
    <Card>
      <CardImage>
        <Image
          image={beside(thumbnail, name)}
          sizes="(min-width: 90rem) 19rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 100vw"
          transitionName={`${kind === 'stories' ? 'story' : 'place'}-${slug}`}
        />
        <RemoveRibbon kind={kind} id={card._id} name={name} />
      </CardImage>
      <CardText>
        {language && (
          <Meta>
            <WrittenIn language={language} />
          </Meta>
        )}
        <CardTitle href={hrefTo(`/${kind}/${slug}`)} {...mark}>
          {name}
        </CardTitle>
        <p className="fine muted" {...mark}>
          {line ?? cutText(description, 110)}
        </p>
        {children}
        <KeptLine path={`/${kind}/${slug}`} />
      </CardText>
    </Card>
  );
}

function RemoveRibbon({ name, ...thing }: Saveable & { name: string }) {
  const save = useSave();
  const toast = useToast();
  const remove = async () => {
    if (!(await save(thing, false))) return;
    toast(t.removed({ name }), { actions: [{ label: t.undo, run: () => void save(thing, true) }] });
  };
  return <Ribbon label={t.remove({ name })} pressed onClick={() => void remove()} />;
}
