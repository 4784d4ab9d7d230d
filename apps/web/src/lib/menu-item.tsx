import type { MenuItem } from '@aranya/ui';
import type { LucideIcon } from 'lucide-react';

/** Makes an entry of a menu with its icon; the label names it. */
export const menuItem = (
  label: string,
  Icon: LucideIcon,
  onSelect: () => void,
  danger = false,
): MenuItem => ({ id: label, label, icon: <Icon aria-hidden="true" size={20} />, danger, onSelect });
