import { m } from '../../lib/language/messages';

export const NotFoundWords = () => (
  <div>
    <h1>{m.not_found_heading()}</h1>
    <p className="lede">{m.not_found_text()}</p>
  </div>
);
