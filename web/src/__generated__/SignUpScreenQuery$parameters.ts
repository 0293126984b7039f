/**
 * @generated SignedSource<<9e3588b65bbb4adb4bf8ecb69151eb03>>
 * @relayHash edb569629a1738d6507cb3be561ec06c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 441f333968bf3d26e769dc082ac32858fe5ade3e3e9158d449984211b6eb31b8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "441f333968bf3d26e769dc082ac32858fe5ade3e3e9158d449984211b6eb31b8",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
