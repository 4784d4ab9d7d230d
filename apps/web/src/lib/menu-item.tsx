import type { MenuItem } from '@aranya/ui';
import type { LucideIcon } from 'lucide-react';

export const menuItem = (
  label: string,
  Icon: LucideIcon,
  onSelect: () => void,
  danger = false,
): MenuItem => ({ id: label, label, icon: <Icon aria-hidden="true" size={20} />, danger, onSelect });
