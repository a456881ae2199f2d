export default function SizeGuide({ fit = 'regular' }: { fit?: string }) {
  return <aside className="size-guide">Fit: {fit}</aside>;
}
