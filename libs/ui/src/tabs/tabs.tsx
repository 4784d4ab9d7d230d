import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as Primitive } from 'radix-ui';
import styles from './tabs.module.css';

interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  count?: number;
  /** Mounted while its tab is selected. */
  content: ReactNode;
}

interface TabsProps<Id extends string = string> {
  label: string;
  items: readonly TabItem<Id>[];
  value?: Id;
  /** Default: the first. */
  defaultValue?: Id;
  onValueChange?: (id: Id) => void;
  className?: string;
}

export function Tabs<Id extends string>({
  label,
  items,
  value,
  defaultValue = items[0]?.id,
  onValueChange,
  className,
}: TabsProps<Id>) {
  // A click reports twice: for the press and for the focus that follows.
  const reported = useRef(value);
  useEffect(() => {
    reported.current = value;
  });
  const select = (id: string) => {
    const item = items.find((one) => one.id === id);
    if (!item || item.id === reported.current) return;
    reported.current = item.id;
    onValueChange?.(item.id);
  };
  return (
    <Primitive.Root
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={select}
      className={className}
    >
      <Primitive.List aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Primitive.Trigger key={item.id} value={item.id} className={styles.tab}>
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content key={item.id} value={item.id} className={styles.panel}>
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
