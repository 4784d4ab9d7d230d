import type { PictureLicence, SightingDraft } from '@aranya/contracts';

export interface EditedPicture {
  id: string;
  alt: string;
  licence: PictureLicence;
}

export interface ShownPicture extends EditedPicture {
  /** Its address; an object URL where it is chosen on this device. */
  preview: string;
  file?: File;
}

export interface ChosenPicture extends ShownPicture {
  file: File;
}

export interface EditedPost {
  text: string;
  sighting: SightingDraft | null;
  /** "What is this?" */
  asks: boolean;
  setText: (text: string) => void;
  setSighting: (sighting: SightingDraft | null) => void;
  setAlt: (pictureId: string, alt: string) => void;
}
