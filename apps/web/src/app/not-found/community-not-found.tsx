import { m } from '../../lib/language/messages';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { Missing } from '../../parts/site/missing';
import { NotFoundWords } from '../../parts/site/not-found-words';

export const meta = () => privateMeta(m.not_found_page());

export default function CommunityNotFound() {
  return (
    <Missing
      words={<NotFoundWords />}
      action={
        <>
          <ButtonLink to={paths.community()}>{m.community_back()}</ButtonLink>
          <ButtonLink variant="outline" to={paths.discover()}>
            {m.community_discover()}
          </ButtonLink>
        </>
      }
    />
  );
}
