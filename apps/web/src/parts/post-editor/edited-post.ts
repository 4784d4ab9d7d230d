import type { PictureLicence, SightingDraft } from '@aranya/contracts';

export interface EditedPicture {
  id: string;
  alt: string;
  licence: PictureLicence;
}

export interface ShownPicture extends EditedPicture {
  /** Its address; an object URL for a file chosen here. */
  preview: string;
  file?: File;
}

export interface ChosenPicture extends ShownPicture {
  file: File;
}

export interface EditedPost {
  text: string;
  sighting: SightingDraft | null;
  asks: boolean;
  setText: (text: string) => void;
  setSighting: (sighting: SightingDraft | null) => void;
  setAlt: (pictureId: string, alt: string) => void;
}
