/**
 * @generated SignedSource<<7d185b36ef29483cea29c88ccf4eee1f>>
 * @relayHash 24cb2f45a061e5aff60419af72e25043
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88a5be2959deb8e1c5b2cfc61a0204b4ffdfaa5aedc2c927e5f270c8fec39d48

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88a5be2959deb8e1c5b2cfc61a0204b4ffdfaa5aedc2c927e5f270c8fec39d48",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
