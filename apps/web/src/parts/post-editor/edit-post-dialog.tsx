import type { DialogState } from '@aranya/ui';
import type { Post } from '@aranya/contracts';
import { useEffect, useState } from 'react';
import { type Edit, loadEdit } from './edit-draft';
import { EditPostForm } from './edit-post-form';

interface EditPostDialogProps extends DialogState {
  post: Post;
}

export default function EditPostDialog(props: EditPostDialogProps) {
  const [begun, setBegun] = useState<{ edit: Edit; lost: number }>();
  const { post } = props;
  useEffect(() => {
    let here = true;
    void loadEdit(post).then((loaded) => here && setBegun((now) => now ?? loaded));
    return () => {
      here = false;
    };
  }, [post]);
  return begun && <EditPostForm {...props} {...begun} />;
}
