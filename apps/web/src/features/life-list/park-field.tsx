import { m } from '../../lib/language/messages';
import { ParkSearch } from '../../parts/park-search/park-search';
import type { WhenAndWhere } from './seen-draft';

interface ParkFieldProps {
  label: string;
  labelHidden?: boolean;
  error: string | undefined;
  value: WhenAndWhere['park'];
  onValueChange: (park: WhenAndWhere['park']) => void;
}

export const ParkField = ({ labelHidden = false, value, onValueChange, ...field }: ParkFieldProps) => (
  <ParkSearch
    {...field}
    labelHidden={labelHidden}
    placeholder={m.seen_any_area()}
    park={value || undefined}
    onSelect={onValueChange}
    onType={(text) => onValueChange(text.trim() === '' ? '' : null)}
  />
);
