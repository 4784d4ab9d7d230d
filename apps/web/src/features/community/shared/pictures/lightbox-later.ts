import { later } from '@aranya/ui';
import type { LightboxProps } from './lightbox';

/** The lightbox as a script of its own: prepared when a picture is pointed at or focused, loaded when it is pressed. */
export const Lightbox = later<LightboxProps>(() => import('./lightbox'));
