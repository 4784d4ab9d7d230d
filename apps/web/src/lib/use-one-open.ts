import { useState } from 'react';

export function useOneOpen<Name extends string>() {
  const [open, setOpen] = useState<Name | null>(null);
  const dialog = (name: Name) => ({
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : null),
  });
  return { open, setOpen, dialog };
}
