/** What the bundler makes of a CSS module: each local class name and its unique form. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
