import { buttonClass, type ButtonLook } from '@aranya/ui';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Props = ComponentProps<typeof Link> & ButtonLook;

export const ButtonLink = ({ variant = 'fill', size, wide, className, ...rest }: Props) => (
  <Link {...rest} className={buttonClass({ variant, size, wide, className })} />
);
