import type { User } from '@aranya/contracts';
import { EditProfileForm } from './edit-profile-form';
import type { ProfileField } from './profile-values';

interface EditProfileDialogProps {
  profile: User;
  /** The field that takes the focus; null while the dialog is closed. */
  startAt: ProfileField | null;
  onClose: () => void;
}

export function EditProfileDialog({ profile, startAt, onClose }: EditProfileDialogProps) {
  if (startAt === null) return null;
  return <EditProfileForm profile={profile} startAt={startAt} onClose={onClose} />;
}
