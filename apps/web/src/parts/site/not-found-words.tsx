import type { ReactNode } from 'react';
import { m } from '../../lib/language/messages';

interface MissingWordsProps {
  title: ReactNode;
  text: ReactNode;
}

export const MissingWords = ({ title, text }: MissingWordsProps) => (
  <div>
    <h1 className="breaks">{title}</h1>
    <p className="lede">{text}</p>
  </div>
);

export const NotFoundWords = () => <MissingWords title={m.not_found_heading()} text={m.not_found_text()} />;
