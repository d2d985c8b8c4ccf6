declare module '*?inline-code' {
  const text: string;
  export default text;
}
