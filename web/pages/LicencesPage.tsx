export default function LicencesPage() {
  return null;
}
