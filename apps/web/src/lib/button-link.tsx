import { buttonClass, type ButtonLook } from '@aranya/ui';
import type { ComponentProps } from 'react';
import { SiteLink } from './language/site-link';

type Props = ComponentProps<typeof SiteLink> & ButtonLook;

export const ButtonLink = ({ variant = 'fill', size, wide, className, ...rest }: Props) => (
  <SiteLink {...rest} className={buttonClass({ variant, size, wide, className })} />
);
