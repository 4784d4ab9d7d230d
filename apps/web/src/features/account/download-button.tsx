import { Button, type ButtonProps } from '@aranya/ui';
import { Download } from 'lucide-react';
import type { useExportData } from '../../data/account/use-export-data';

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'pendingLabel' | 'children'> {
  download: ReturnType<typeof useExportData>;
}

export const DownloadButton = ({ download, ...button }: DownloadButtonProps) => (
  <Button
    {...button}
    className="start"
    icon={<Download aria-hidden="true" size={18} />}
    pending={download.isPending}
    onClick={() => download.mutate()}
  />
);
