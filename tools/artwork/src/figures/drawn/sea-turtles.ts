import type { Figure } from '../figure';

/** A green turtle in mid-stroke. */
export const seaTurtle = (): Figure => ({
  body: `<path fill="#4d7a62" d="M112 70q20 4 26 16-16 4-32-6zM96 84q6 18-4 28-12-8-12-26z"/><path fill="#2f5a4c" d="M28 66C34 34 84 24 116 66q6 10-6 14-40 14-78-2-6-4-4-12z"/><path fill="#4f8a63" d="M36 62C44 40 80 34 106 62q-34 10-70 0z"/><path fill="#79ab6e" d="M52 47l14-5 8 12-14 8zM80 42l12 7-6 11-9-5zM42 60l7-9 7 12zM96 53l8 9-13 3z"/><path fill="#d8cf9c" d="M32 76q38 16 78 2-8 12-34 14-30 2-44-16z"/><path fill="#5d8d6c" d="M32 62q-14-14-26-8-8 6-2 14 12 10 28 6z"/><path fill="#8fbb85" d="M8 56q8-6 20 2-10 2-20-2z"/><circle cx="12" cy="62" r="3" fill="#16231c"/><circle cx="11" cy="61" r="1" fill="#fff"/><path fill="none" stroke="#2f5a4c" stroke-width="1.6" d="M4 68q6 3 11 1"/><path fill="#5d8d6c" d="M44 78C44 96 30 116 8 122c10-14 10-32 18-48z"/><path fill="#8fbb85" d="M38 82c-2 10-10 22-20 30 6-12 6-22 11-32zM30 84l3 2-3 3zM26 94l3 2-4 3z"/><path fill="#3f6b58" d="M50 84q-2 12-10 18l-4-4q6-8 6-14z"/>`,
  box: [1, 38, 138, 122],
  pose: 'swim',
  size: 0.4,
});
