/**
 * @generated SignedSource<<4dabe4971f9305307f6b4ea1a202911d>>
 * @relayHash 8415edb2a2f41d2d9c7cf0829fa2e7c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 936f88bb92820c30a1999a969425bf0d6158ae845f3cb75ca2c5e09fff61f5ca

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "936f88bb92820c30a1999a969425bf0d6158ae845f3cb75ca2c5e09fff61f5ca",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
