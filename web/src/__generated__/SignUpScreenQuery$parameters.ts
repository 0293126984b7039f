/**
 * @generated SignedSource<<edb736678b045c563c727e221f286a0f>>
 * @relayHash 38eda2e42f2ffeac15a6997616ae5441
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 913f9457c0c3c68df5c247ffac55c2eb1690d1dd66e2665984b6f6fec25ca7f5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "913f9457c0c3c68df5c247ffac55c2eb1690d1dd66e2665984b6f6fec25ca7f5",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
