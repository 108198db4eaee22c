/* WebAuthn's options and answers as JSON: the browser wants buffers, the wire carries base64url. */

type Json = Record<string, unknown>;

const toBytes = (text: unknown): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(String(text).replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
const toText = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const listed = (known: unknown): PublicKeyCredentialDescriptor[] =>
  ((known as Json[] | undefined) ?? []).map(({ id }) => ({ id: toBytes(id), type: "public-key" }));

/** Whether this browser has passkeys at this address: they need HTTPS, or this very machine. */
export const hasPasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in window;

/** Have the browser make a passkey, by the server's options. */
export async function makePasskey(options: Json): Promise<Json> {
  const user = options["user"] as Json;
  const publicKey = {
    ...options,
    challenge: toBytes(options["challenge"]),
    user: { ...user, id: toBytes(user["id"]) },
    excludeCredentials: listed(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return asJson(made, { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject) });
}

/** Have the browser show a passkey of this site: it asks which one. */
export async function showPasskey(options: Json): Promise<Json> {
  const publicKey = { ...options, challenge: toBytes(options["challenge"]), allowCredentials: listed(options["allowCredentials"]) };
  const shown = (await navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  return asJson(shown, {
    clientDataJSON: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
    userHandle: toText(userHandle),
  });
}

const asJson = ({ id, rawId, type }: PublicKeyCredential, response: Json): Json => ({ id, rawId: toText(rawId), type, response });
