import type { PictureLicence, SightingDraft } from '@aranya/contracts';

export interface EditedPicture {
  id: string;
  alt: string;
  licence: PictureLicence;
}

/** A picture chosen on this device. */
export interface ChosenPicture extends EditedPicture {
  file: File;
  /** An object URL. */
  preview: string;
}

/** A post that is written or edited. */
export interface EditedPost {
  text: string;
  sighting: SightingDraft | null;
  /** "What is this?" */
  asks: boolean;
  setText: (text: string) => void;
  setSighting: (sighting: SightingDraft | null) => void;
  setAlt: (pictureId: string, alt: string) => void;
}
