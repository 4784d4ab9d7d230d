import type { Collection } from '@aranya/contracts';
import { announce, Button, ConfirmDialog, Dialog, Menu } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { tellFailure, tsr } from '../../lib/api';
import { menuItem } from '../../lib/menu-item';
import { useOneOpen } from '../../lib/use-one-open';
import { bookmarkKeys } from '../../data/bookmarks/bookmark-queries';
import { NewCollection } from '../../parts/bookmark/new-collection';
import { RenameCollection } from './rename-collection';
import { m } from '../../lib/language/messages';

interface CollectionToolsProps {
  collection: Collection | null;
  onAdded: (collection: Collection) => void;
  onRemoved: () => void;
}

export function CollectionTools({ collection, onAdded, onRemoved }: CollectionToolsProps) {
  const queryClient = useQueryClient();
  const { setOpen, dialog } = useOneOpen<'add' | 'rename' | 'remove'>();
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const { mutate: remove, isPending } = tsr.bookmarks.removeCollection.useMutation({
    onSuccess: ({ body }) => {
      close();
      announce(body.message);
      onRemoved();
      void queryClient.invalidateQueries({ queryKey: bookmarkKeys.collections });
    },
    onError: tellFailure,
  });

  return (
    <div className="row gap-1 rigid aligned">
      <Button ref={addButton} variant="quiet" onClick={() => setOpen('add')}>
        <FolderPlus aria-hidden="true" size={20} />
        {m.bookmark_new()}
      </Button>
      {collection && (
        <Menu
          label={m.bookmark_more({ name: collection.name })}
          items={[
            menuItem(m.bookmark_rename(), Pencil, () => setOpen('rename')),
            menuItem(m.bookmark_remove_collection(), Trash2, () => setOpen('remove'), true),
          ]}
        />
      )}
      <Dialog {...dialog('add')} size="s" title={m.bookmark_new()} description={m.bookmark_yours()}>
        <NewCollection
          onAdded={(added) => {
            close();
            onAdded(added);
          }}
        />
      </Dialog>
      {collection && (
        <>
          <Dialog {...dialog('rename')} size="s" title={m.bookmark_rename()}>
            <RenameCollection collection={collection} onDone={close} />
          </Dialog>
          <ConfirmDialog
            {...dialog('remove')}
            title={m.bookmark_remove_title()}
            description={m.bookmark_remove_text()}
            confirmLabel={m.bookmark_remove()}
            danger
            pending={isPending}
            fallbackFocus={() => addButton.current}
            onConfirm={() => remove({ body: { collectionId: collection._id } })}
          />
        </>
      )}
    </div>
  );
}
