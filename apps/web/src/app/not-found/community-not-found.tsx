import { artwork } from '../../lib/artwork';
import { m } from '../../lib/language/messages';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { NotFoundWords } from '../../parts/site/not-found-words';

export const meta = () => privateMeta(m.not_found_page());

export default function CommunityNotFound() {
  return (
    <div className="stack halves gap-6 middle wrap pad-y-9">
      <img
        className="wide sand round-3 cover ratio-4-3"
        src={artwork.scene('not-found')}
        alt=""
        width="1200"
        height="900"
      />
      <div className="stack gap-5 starts">
        <NotFoundWords />
        <ButtonLink to={paths.community()}>{m.community_back()}</ButtonLink>
      </div>
    </div>
  );
}
