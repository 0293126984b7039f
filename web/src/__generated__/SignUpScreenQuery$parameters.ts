/**
 * @generated SignedSource<<340b7b484594d4a7cf6977f29d31cbeb>>
 * @relayHash 265d14e6492f5021fc320360668defb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a0364322d6d6a85f7375075c1ef07706e917f66643e3af4e6ecc500ffbf90c6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a0364322d6d6a85f7375075c1ef07706e917f66643e3af4e6ecc500ffbf90c6",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
