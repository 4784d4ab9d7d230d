import { z } from 'zod';
import { sendMessageFields } from '../messages/messages.schemas';
import { editImagesFields } from '../posts/edit-images.schemas';
import { addPostFields } from '../posts/posts.schemas';
import { updateUserFields } from '../users/users.schemas';
import { limits } from './limits';

export interface MultipartBody {
  fields: z.ZodObject;
  files: Record<string, { max: number; about: string }>;
}

/** By path. Servers read forms part by part, so the calls declare only a type. */
export const multipartBodies: Record<string, MultipartBody> = {
  '/api/post/add': {
    fields: addPostFields,
    files: { images: { max: limits.imagesPerPost, about: 'The pictures, in their order' } },
  },
  '/api/post/edit/images': {
    fields: editImagesFields,
    files: {
      images: { max: limits.imagesPerPost, about: 'The new pictures, in the order of `edit.images`' },
    },
  },
  '/api/user/update': {
    fields: updateUserFields,
    files: {
      profile: { max: 1, about: 'The new profile picture' },
      cover: { max: 1, about: 'The new cover photo' },
    },
  },
  '/api/admin/site/logo': {
    fields: z.object({}),
    files: { logo: { max: 1, about: 'The logo: SVG, PNG or another picture' } },
  },
  '/api/messages/send': {
    fields: sendMessageFields,
    files: { image: { max: 1, about: 'A picture' } },
  },
};
