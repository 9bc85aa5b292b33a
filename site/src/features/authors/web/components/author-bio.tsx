import { useLanguages } from '#web/frame-data.ts';
import { languageMark, WrittenIn } from '#web/language/written-in.tsx';

type AuthorBioProps = {
  bio: string;
  /** Where it is not that of the page. */
  bioLanguage?: string | undefined;
  className: string;
};

/** What is said of an author; it says in which language, where that is not the page's. */
export function AuthorBio({ bio, bioLanguage, className }: AuthorBioProps) {
  const language = useLanguages()?.find(({ code }) => code === bioLanguage);
  if (bio === '') return null;
  return (
    <>
      <p className={className} {...languageMark(language)}>
        {bio}
      </p>
      {language && (
        <p className="muted fine">
          <WrittenIn language={language} />
        </p>
      )}
    </>
  );
}
