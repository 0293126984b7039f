/**
 * @generated SignedSource<<5de02ce6e5393df07b68cfb17ff00fc3>>
 * @relayHash a918ee9c28c414d2140edf5e7865f5d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b02dc7e80cc5a1b03949fcda066b8df6be7804967644c35201c0a04eeb22da59

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorScreenQuery } from './VisitorScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b02dc7e80cc5a1b03949fcda066b8df6be7804967644c35201c0a04eeb22da59",
    "metadata": {},
    "name": "VisitorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
