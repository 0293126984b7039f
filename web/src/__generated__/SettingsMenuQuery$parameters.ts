/**
 * @generated SignedSource<<25a0c2cd746c240c4ec1bedd02e1ec5f>>
 * @relayHash aaf0d56d33d0143f6ba20a2474853d87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd8d315b9a4cacc3a37bccac310566ffd6ea08c4a2481cd6d923da7274f516cc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsMenuQuery } from './SettingsMenuQuery.graphql';

const node: PreloadableConcreteRequest<SettingsMenuQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd8d315b9a4cacc3a37bccac310566ffd6ea08c4a2481cd6d923da7274f516cc",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
