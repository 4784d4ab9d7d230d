import { limits, type User } from '@aranya/contracts';
import { Avatar, Button, Dialog, TextArea, TextField } from '@aranya/ui';
import { useId, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { defaultCover } from '../cover';
import { DiscardDialog } from './discard-dialog';
import styles from './edit-profile.module.css';
import { PictureField } from './picture-field';
import type { ProfileField } from './profile-values';
import { useProfileForm } from './use-profile-form';

interface EditProfileFormProps {
  profile: User;
  startAt: ProfileField;
  onClose: () => void;
}

export function EditProfileForm({ profile, startAt, onClose }: EditProfileFormProps) {
  const { form, values, picture, cover, problem, changed, saving, field, pictureField, submit } =
    useProfileForm(profile, startAt, onClose);
  const [asking, setAsking] = useState(false);
  const formId = useId();
  const leave = () => {
    if (saving) return;
    if (changed) setAsking(true);
    else onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={m.profile_edit()}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} pending={saving} pendingLabel={m.edit_saving()}>
            {m.edit_save()}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="stack gap-5"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <PictureField label={m.edit_cover()} {...pictureField('cover')}>
          <img
            className={styles.cover}
            src={cover.preview ?? profile.cover_image?.url ?? defaultCover(profile._id)}
            alt={cover.file ? m.edit_new_cover({ file: cover.file.name }) : ''}
          />
        </PictureField>
        <div className="row gap-4">
          <Avatar
            // A new key retries an image that failed to load.
            key={picture.preview}
            name={values.full_name || profile.full_name}
            src={picture.preview ?? profile.profile_picture}
            size="xl"
            alt={picture.file ? m.edit_new_picture({ file: picture.file.name }) : undefined}
          />
          <PictureField label={m.edit_picture()} {...pictureField('profile')}>
            {null}
          </PictureField>
        </div>
        <TextField label={m.edit_name()} autoComplete="name" dir="auto" {...field('full_name')} />
        <TextField
          label={m.edit_username()}
          hint={m.edit_username_hint(limits.username)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <TextArea label={m.edit_bio()} dir="auto" rows={3} limit={limits.bio} {...field('bio')} />
        <TextField label={m.edit_location()} dir="auto" {...field('location')} />
        {problem !== undefined && (
          <p role="alert" className="alarm small">
            {problem}
          </p>
        )}
      </form>
      <DiscardDialog
        changed={changed && !saving}
        asking={asking}
        onKeep={() => setAsking(false)}
        onDiscard={onClose}
      />
    </Dialog>
  );
}
