import { buttonClass } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { drawings, fonts } from '../../parts/works/works';
import { WorksList } from '../../parts/works/works-list';

export function Credits({ className }: { className?: string | undefined }) {
  return (
    <section className={className} aria-labelledby="credits">
      <h2 id="credits">Credits</h2>
      <WorksList works={[...drawings, ...fonts]} />
      <Link className={buttonClass({ variant: 'outline', className: 'over-5' })} to={paths.credits()}>
        All credits and licences
      </Link>
    </section>
  );
}
