import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { drawings, fonts } from '../../parts/works/works';
import { WorksList } from '../../parts/works/works-list';

export function Credits({ className }: { className?: string | undefined }) {
  return (
    <section className={className} aria-labelledby="credits">
      <h2 id="credits">{m.about_credits()}</h2>
      <WorksList works={[...drawings(), ...fonts()]} />
      <p className="cluster over-5">
        <ButtonLink variant="outline" to={paths.credits()}>
          {m.about_all_credits()}
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.translations()}>
          {m.translations_title()}
        </ButtonLink>
      </p>
    </section>
  );
}
