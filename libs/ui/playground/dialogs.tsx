import { useState } from 'react';
import {
  Avatar,
  Button,
  ConfirmDialog,
  Dialog,
  TextArea,
  TextField,
  ToastContent,
  buttonClass,
  notify,
} from '../src/index';
import styles from './playground.module.css';
import { Section } from './section';

function upload() {
  const toast = notify.loading('uploading...');
  setTimeout(() => toast.success('Post Added'), 1500);
}

const reply = () =>
  notify.info(
    ({ closeToast }) => (
      <ToastContent
        picture={<Avatar name="Priya Nair" size="s" />}
        title="Priya Nair"
        text="Did you see the fishing owl near the dam?"
        action={
          <a href="#main" className={buttonClass()} onClick={closeToast}>
            Reply
          </a>
        }
      />
    ),
    { autoClose: false, icon: false },
  );

interface ExampleProps {
  open: boolean;
  onClose: () => void;
}

function FormDialog({ open, onClose }: ExampleProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Edit Profile"
      description="What others see of you."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onClose}>Save changes</Button>
        </>
      }
    >
      <div className="stack gap-4 shrinks">
        <TextField label="Full name" defaultValue="Meera Kulkarni" />
        <TextField label="Your username" defaultValue="meera" />
        <TextArea label="Bio" limit={300} defaultValue="Wetlands, mostly before breakfast." />
        <TextField label="Location" defaultValue="Pune" />
      </div>
    </Dialog>
  );
}

function PictureDialog({ open, onClose }: ExampleProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Kaziranga National Park"
      description="Assam"
      size="l"
      picture={<div className={styles.poster} role="img" aria-label="Poster" />}
    >
      <dl className={styles.facts}>
        {['Established', 'Habitats', 'Fauna', 'Flora', 'Best time'].map((name, i) => (
          <div className="stack lined" key={name}>
            <dt className="ink-3">{name}</dt>
            <dd>
              {i === 0 ? '1974' : 'Tall wet grassland, woodland, wetland and the banks of a great river'}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

export function Dialogs() {
  const [open, setOpen] = useState<'form' | 'picture' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Dialogs and toasts">
      <div className="row wraps gap-3">
        <Button variant="outline" onClick={() => setOpen('form')}>
          Edit profile
        </Button>
        <Button variant="outline" onClick={() => setOpen('picture')}>
          Two leaves
        </Button>
        <Button variant="outline" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
        <Button variant="outline" onClick={() => notify.success('Post Added', { autoClose: false })}>
          Success
        </Button>
        <Button
          variant="outline"
          onClick={() => notify.error('Please add at least one image or text', { autoClose: false })}
        >
          Error
        </Button>
        <Button variant="outline" onClick={upload}>
          Loading
        </Button>
        <Button variant="outline" onClick={reply}>
          A reply
        </Button>
      </div>
      <FormDialog open={open === 'form'} onClose={close} />
      <PictureDialog open={open === 'picture'} onClose={close} />
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Delete this post?"
        description="Its pictures and likes go with it. It cannot be brought back."
        confirmLabel="Delete post"
        danger
        onConfirm={close}
      />
    </Section>
  );
}
