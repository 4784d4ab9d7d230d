export const SIGN_IN_PICTURE_PATH = '/media/sign-in/:userId';
