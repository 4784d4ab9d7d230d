/** `nilgiri-langur` becomes `nilgiriLangur`. */
export const camel = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `nilgiri-langur` becomes `NilgiriLangur`. */
export const pascal = (slug: string) => camel(`-${slug}`);

export const isSlug = (text: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);
