import { Link } from 'react-router';
import { drawingLicence } from '../../lib/our-work';
import { paths } from '../../lib/paths';
import styles from './cite-page.module.css';
import { type Cited, citationBibtex, citationText } from './citation';
import { CopyButton } from './copy-button';
import { PrintedCitation } from './printed-citation';
import { useCitedOn } from './use-cited-on';

interface CitePageProps extends Cited {
  /** A screen of the community. */
  sightingsPath: string;
}

/** Printed pages show the plain citation at their foot. Who finds a mistake is led to its correction. */
export function CitePage({ sightingsPath, ...cited }: CitePageProps) {
  const on = useCitedOn();
  const forms = [
    ['Plain text', 'Copy as plain text', citationText(cited, on)],
    ['BibTeX', 'Copy as BibTeX', citationBibtex(cited, on)],
  ] as const;
  return (
    <>
      <details className="screen-only small over-4">
        <summary className="folds ink-2">Cite this page</summary>
        <ul className={styles.forms}>
          {forms.map(([form, label, text]) => (
            <li key={form}>
              <p className="ink-3">{form}</p>
              <p className={styles.text}>{text}</p>
              <CopyButton label={label} text={text} />
            </li>
          ))}
        </ul>
        <p className="over-4 small ink-2">
          The drawings are under{' '}
          <a href={drawingLicence.url} rel="license noreferrer">
            {drawingLicence.name}
          </a>
          : use and change them if you name their authors. Short passages of the text may be quoted with this
          citation. <Link to={paths.credits()}>Credits and licences</Link>
        </p>
      </details>
      <p className="screen-only over-4 small">
        <Link to={`${sightingsPath}?correct=yes`}>Suggest a correction</Link>
      </p>
      <PrintedCitation {...cited} />
    </>
  );
}
