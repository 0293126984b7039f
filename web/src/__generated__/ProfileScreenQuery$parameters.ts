/**
 * @generated SignedSource<<fb7bd75e57b42412fec34c4a7675855c>>
 * @relayHash 5b133ed1e5a613bdf88c6258fe840fe4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5268b9b9b9ba498512271e8a570b50bddfb2919dbd2aa45c685beaf8925883a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5268b9b9b9ba498512271e8a570b50bddfb2919dbd2aa45c685beaf8925883a",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
