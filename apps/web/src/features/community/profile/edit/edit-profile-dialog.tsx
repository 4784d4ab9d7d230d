import type { User } from '@aranya/contracts';
import { EditProfileForm } from './edit-profile-form';
import type { ProfileField } from './profile-values';

interface EditProfileDialogProps {
  profile: User;
  /** The field where editing begins; null while the dialog is closed. */
  startAt: ProfileField | null;
  onClose: () => void;
}

/** Edit Profile. What is typed lives as long as the dialog is open. */
export function EditProfileDialog({ profile, startAt, onClose }: EditProfileDialogProps) {
  if (startAt === null) return null;
  return <EditProfileForm profile={profile} startAt={startAt} onClose={onClose} />;
}
