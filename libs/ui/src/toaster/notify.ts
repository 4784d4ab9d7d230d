import type { ReactNode } from 'react';
import { toast, type ToastContent, type ToastOptions } from 'react-toastify/unstyled';

/** Milliseconds. */
const ERROR_MS = 4000;

const asError = { role: 'alert', autoClose: ERROR_MS } as const;
const asStatus = { role: 'status', autoClose: null } as const;

/** Each method replaces the toast's content and restarts its clock. */
interface PendingToast {
  success: (content: ReactNode, options?: ToastOptions) => void;
  info: (content: ReactNode, options?: ToastOptions) => void;
  error: (content: ReactNode, options?: ToastOptions) => void;
}

function loading(content: ReactNode): PendingToast {
  const id = toast.loading(content);
  const settle =
    (type: keyof PendingToast) =>
    (render: ReactNode, options: ToastOptions = {}) => {
      // Removed with its Toaster.
      if (!toast.isActive(id)) return void notify[type](render, options);
      const look = type === 'error' ? asError : asStatus;
      toast.update(id, {
        render,
        type,
        isLoading: false,
        closeButton: true,
        delay: null,
        ...look,
        ...options,
      });
    };
  return { success: settle('success'), info: settle('info'), error: settle('error') };
}

/** Shows toasts; `loading` stays until one of its methods is called. */
export const notify = {
  success: (content: ToastContent, options?: ToastOptions) => toast.success(content, options),
  info: (content: ToastContent, options?: ToastOptions) => toast.info(content, options),
  error: (content: ReactNode, options?: ToastOptions) => toast.error(content, { ...asError, ...options }),
  loading,
  /** By its `toastId`. */
  dismiss: (id: string) => toast.dismiss(id),
  /** By its `toastId`. */
  isShown: (id: string) => toast.isActive(id),
};
