import { Tab, Tabs } from '../src/actions/tabs.tsx';
import { PageHeader } from '../src/content/page-header.tsx';
import { scroller } from '../src/scroller.ts';
import styles from './gallery.module.css';
import type { Specimen } from './specimen.tsx';
import { Kept } from './specimen.tsx';
import { rooms } from './specimens.ts';

const sources = import.meta.glob<string>('../src/**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** What a file says of its props, with their comments. */
function propsOf(file: string): string {
  const source = sources[`../src/${file}`] ?? '';
  const types = source.match(
    /^(?:export )?type \w*(?:Props|Style|Face|Column|Message)\b[^=]*= [\s\S]*?;\n(?=\n|\/\*\*|export|const|function)/gm,
  );
  return types?.join('\n').trim() ?? '';
}

const idOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-');

/** All components of the design system on one page, each in all of its states. */
export function Gallery() {
  return (
    <>
      <a className="skip" href="#components">
        Skip to the components
      </a>
      <header>
        <PageHeader title="Design system" lead="Each component in each of its states, as it is in the product.">
          <Themes />
        </PageHeader>
      </header>
      <div className={`wrap ${styles.page}`}>
        <nav className={styles.contents} aria-label="Components">
          {rooms.map(({ title, specimens }) => (
            <section key={title}>
              <h2 className="t-small">{title}</h2>
              <ul>
                {specimens.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${idOf(name)}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <main id="components" tabIndex={-1}>
          {rooms.map(({ title, specimens }) => (
            <section key={title} aria-label={title}>
              {specimens.map((specimen) => (
                <Shown key={specimen.name} {...specimen} />
              ))}
            </section>
          ))}
        </main>
      </div>
    </>
  );
}

function Themes() {
  const choose = (theme: string) => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };
  return (
    <Kept start="system">
      {(chosen, change) => (
        <Tabs label="Theme">
          {['system', 'light', 'dark'].map((theme) => (
            <Tab
              key={theme}
              on={chosen === theme}
              onClick={() => {
                choose(theme);
                change(theme);
              }}
            >
              {`As ${theme === 'system' ? 'the system' : theme}`}
            </Tab>
          ))}
        </Tabs>
      )}
    </Kept>
  );
}

function Shown({ name, file, states }: Specimen) {
  const props = propsOf(file);
  return (
    <article className={styles.specimen} id={idOf(name)} aria-labelledby={`${idOf(name)}-name`}>
      <h2 className="t-block" id={`${idOf(name)}-name`}>
        {name}
      </h2>
      <p className="fine">{file}</p>
      <div className={styles.states}>
        {states.map(({ label, hint, shown, wide }) => (
          <figure key={label} className={wide ? styles.wide : undefined} data-state={`${name}: ${label}`}>
            <figcaption className="fine">
              {label}
              {hint && ` · ${hint}`}
            </figcaption>
            <div className={styles.ground} data-shown>
              {shown}
            </div>
          </figure>
        ))}
      </div>
      {props && (
        <details>
          <summary>Props</summary>
          <pre className={styles.props} {...scroller}>
            {props}
          </pre>
        </details>
      )}
    </article>
  );
}
