type Part = string | false | null | undefined;

export default function cx(...parts: Part[]): string {
  return parts.filter(Boolean).join(' ');
}
