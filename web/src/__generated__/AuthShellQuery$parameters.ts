/**
 * @generated SignedSource<<7b7036f4cd2fd0deaa883e87d8dfb659>>
 * @relayHash f55158ea1394402a84647ac885c388e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cebb01004817ca56f1b76ce92ca8e910fbee869b9a39f68bbbfa7060fa07588d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cebb01004817ca56f1b76ce92ca8e910fbee869b9a39f68bbbfa7060fa07588d",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
