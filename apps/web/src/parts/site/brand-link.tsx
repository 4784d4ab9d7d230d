import type { SiteLogo } from '@aranya/contracts';
import { clsx } from 'clsx';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { getSettings, siteName } from '../../lib/settings';
import styles from './brand-link.module.css';

/** Longer names get smaller letters, and may take two lines. */
const LONG = 16;

interface BrandLinkProps {
  className?: string;
  onClick?: () => void;
  name?: string;
  logo?: Pick<SiteLogo, 'image'> & Partial<SiteLogo>;
}

const HEIGHT = 34;
export const emblem = { image: '/favicon.svg', width: HEIGHT, height: HEIGHT };

/** Its picture is the site's logo, or the emblem. */
export function BrandLink({
  className,
  onClick,
  name = siteName(),
  logo: { image, width, height } = getSettings().site.logo ?? emblem,
}: BrandLinkProps) {
  return (
    <SiteLink to={paths.home()} className={clsx(styles.brand, className)} onClick={onClick}>
      <img
        src={image}
        width={width && height && Math.round((HEIGHT * width) / height)}
        height={HEIGHT}
        alt=""
      />
      <span className={name.length > LONG ? `lines-2 ${styles.long}` : undefined}>{name}</span>
    </SiteLink>
  );
}
