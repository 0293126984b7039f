/**
 * @generated SignedSource<<cdd07a41c6798faaa6dc8fde60cc934b>>
 * @relayHash fe76469192db627d27d44e6f3d668841
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53c63726b39cc6da814d9796c8df99825ebded7dc3686332434bf99fb88359cf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53c63726b39cc6da814d9796c8df99825ebded7dc3686332434bf99fb88359cf",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
