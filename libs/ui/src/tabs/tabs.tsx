import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Tabs as Primitive } from 'radix-ui';
import styles from './tabs.module.css';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Stands small behind the label. */
  count?: number;
  /** Only the chosen tab's content is in the document. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** What the tabs choose among, for screen readers. */
  label: string;
  items: readonly TabItem<Id>[];
  value?: Id;
  /** Without `value`; the first one when left out. */
  defaultValue?: Id;
  onValueChange?: (id: Id) => void;
  className?: string;
}

/** Tabs: arrows, Home and End move and choose. The current one stands on a rule of saffron. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  defaultValue = items[0]?.id,
  onValueChange,
  className,
}: TabsProps<Id>) {
  // A click speaks twice, once for the press and once for the focus that follows it.
  const told = useRef(value);
  useEffect(() => {
    told.current = value;
  });
  const choose = (id: string) => {
    const item = items.find((one) => one.id === id);
    if (!item || item.id === told.current) return;
    told.current = item.id;
    onValueChange?.(item.id);
  };
  return (
    <Primitive.Root
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={choose}
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
