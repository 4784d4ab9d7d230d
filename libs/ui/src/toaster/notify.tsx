import type { ReactNode } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { ToastContentProps, UpdateOptions } from 'react-toastify/unstyled';
import { ToastSlab } from './toast-slab';
import type { ToastTone } from './toast-slab';

/** How long a toast stays when nobody holds it, in milliseconds. null stays until it is closed. */
const DURATION: Record<ToastTone, number | null> = { success: 2000, info: 2000, error: 4000, loading: null };

export interface NotifyOptions {
  /** Milliseconds; null stays until it is closed. Default: 4000 for errors, 2000 for others. */
  duration?: number | null;
}

/** A toast that can still change or go. */
export interface ToastHandle {
  success: (message: ReactNode, options?: NotifyOptions) => void;
  error: (message: ReactNode, options?: NotifyOptions) => void;
  info: (message: ReactNode, options?: NotifyOptions) => void;
  loading: (message: ReactNode) => void;
  dismiss: () => void;
}

let turns = 0;

function slab(tone: ToastTone, message: ReactNode | CustomToast, duration: number | null) {
  const turn = ++turns;
  return function Slab({ closeToast }: ToastContentProps) {
    const close = () => closeToast(true);
    return (
      <ToastSlab tone={tone} duration={duration} turn={turn} onClose={close}>
        {typeof message === 'function' ? message(close) : message}
      </ToastSlab>
    );
  };
}

/** Errors interrupt, the rest waits for a pause in the reading. */
const role = (tone: ToastTone) => (tone === 'error' ? 'alert' : 'status');

/** Content that is given the function that closes its toast. */
export type CustomToast = (close: () => void) => ReactNode;

function show(tone: ToastTone, message: ReactNode | CustomToast, options: NotifyOptions = {}): ToastHandle {
  const duration = options.duration === undefined ? DURATION[tone] : options.duration;
  const id = toast(slab(tone, message, duration), { role: role(tone) });
  const change =
    (next: ToastTone) =>
    (text: ReactNode, more: NotifyOptions = {}) => {
      const stay = more.duration === undefined ? DURATION[next] : more.duration;
      const update: UpdateOptions = { render: slab(next, text, stay), role: role(next), delay: null };
      if (toast.isActive(id)) toast.update(id, update);
      // It was closed by hand meanwhile; what came of it is still worth saying.
      else show(next, text, more);
    };
  return {
    success: change('success'),
    error: change('error'),
    info: change('info'),
    loading: change('loading'),
    dismiss: () => toast.dismiss(id),
  };
}

/**
 * Says something at the bottom right, where a Toaster is mounted. Each call gives a handle, so that
 * `const toast = notify.loading('uploading...')` can end as `toast.success('Post Added')`.
 */
export const notify = {
  success: (message: ReactNode, options?: NotifyOptions) => show('success', message, options),
  error: (message: ReactNode, options?: NotifyOptions) => show('error', message, options),
  info: (message: ReactNode, options?: NotifyOptions) => show('info', message, options),
  loading: (message: ReactNode) => show('loading', message),
  /** Content of one's own, such as a picture, words and a button; given a function, it gets `close`. */
  custom: (content: ReactNode | CustomToast, options?: NotifyOptions) => show('info', content, options),
  /** Removes every toast. */
  clear: () => {
    toast.clearWaitingQueue();
    toast.dismiss();
  },
};
