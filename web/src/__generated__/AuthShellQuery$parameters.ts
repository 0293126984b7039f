/**
 * @generated SignedSource<<c2534fda5299a9f80618b224269e7fd9>>
 * @relayHash dcab2beb3eb43945ae53f31a1491ee6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55b1733a947dd5537c4eca3537317356df6ef40edd6f55f83be4369db00b6218

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55b1733a947dd5537c4eca3537317356df6ef40edd6f55f83be4369db00b6218",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
