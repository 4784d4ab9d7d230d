/** NIGHT=yes runs what is slow or rare, and nothing else. */
export const isNight = process.env.NIGHT === 'yes';
